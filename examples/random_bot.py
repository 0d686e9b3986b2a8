"""Plays one random game over the protocol: random_bot.py PROGRAM GAME SEATS SEED"""
import json
import random
import subprocess
import sys

program, game, seats, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
rules = subprocess.Popen([program, "protocol", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
chance = random.Random(seed)


def ask(**request):
    rules.stdin.write(json.dumps(request) + "\n")
    rules.stdin.flush()
    answer = json.loads(rules.stdout.readline())
    if "error" in answer:
        sys.exit(answer["error"])
    return answer


situation = ask(do="new", seats=seats, seed=seed)
moves = 0
while not situation["over"]:
    seat = situation["to_act"][0]
    legal = ask(do="legal", seat=seat)["legal"]
    situation = ask(do="apply", seat=seat, action=chance.choice(legal))
    moves += 1
outcome = ask(do="outcome")["outcome"]
print(f"{moves} moves, ranks {outcome['ranks'][:seats]}")
