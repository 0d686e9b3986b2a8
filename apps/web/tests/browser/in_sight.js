// What is in sight of a table, and how far away the rest is.

const all = (selector) => [...document.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);
const isDrawn = (thing) => thing.getClientRects().length > 0;

/** Everything around a thing that cuts off what does not fit. */
function frames(thing) {
  const found = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  for (let up = thing; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).position === 'fixed') break;
    const around = up.parentElement;
    if (around && getComputedStyle(around).overflow !== 'visible') found.push(around.getBoundingClientRect());
  }
  return found;
}

/** How many pixels must be scrolled until a thing is seen; of a thing that is higher, its beginning. */
function away(thing) {
  const { top, bottom } = thing.getBoundingClientRect();
  const missing = (frame) => {
    const end = Math.min(bottom, top + Math.min(frame.bottom - frame.top, 240));
    return Math.max(0, end - frame.bottom, frame.top - top);
  };
  return Math.max(...frames(thing).map(missing));
}

/** A pixel is rounded away. */
const isWhole = (thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return frames(thing).every((frame) =>
    left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1);
};

/** Nothing cuts it, and nothing lies on all of it. */
function isInSight(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  if (!width || !height || !isWhole(thing)) return false;
  const parts = [0.5, 0.2, 0.8];
  return parts.some((right) => parts.some((down) =>
    thing.contains(document.elementFromPoint(left + width * right, top + height * down))));
}

/** The scrolling that the farthest move needs, where it is nearest: on the board or in the list. */
function farthest() {
  const near = new Map();
  for (const thing of all('#board [data-action], [data-panel]').filter(isDrawn)) {
    const action = thing.dataset.action ?? thing.dataset.panel;
    near.set(action, Math.min(near.get(action) ?? Infinity, away(thing)));
  }
  return Math.max(0, ...near.values());
}

/** What lies on something else that it does not belong to. */
function overlaps() {
  const panels = all('#col > *, #board .panel, #aside > *').filter((panel) => isDrawn(panel) && panel.id !== 'panel');
  const boxes = panels.map((panel) => panel.getBoundingClientRect());
  const found = [];
  for (const [first, one] of panels.entries()) for (const [more, other] of panels.slice(first + 1).entries()) {
    const [a, b] = [boxes[first], boxes[first + 1 + more]];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (!one.contains(other) && across > 2 && down > 2) found.push(`${one.className} and ${other.className}`);
  }
  return found;
}

const say = one('#say');
const sentence = say.querySelector('b');
const foot = one('#panel .at-hand');
const mine = all('[data-area=mine] > *').filter(isDrawn);
const isEmpty = ({ width, height }) => width <= 0 || height <= 0;
return {
  asked: one('#table').hasAttribute('data-turn'),
  prompt: sentence.textContent.trim(),
  sentence: isWhole(say) && isInSight(sentence),
  cut: sentence.scrollHeight > sentence.clientHeight + 1 || sentence.scrollWidth > sentence.clientWidth + 1
    || sentence.getBoundingClientRect().right > sentence.parentElement.getBoundingClientRect().right + 1,
  height: say.getBoundingClientRect().height,
  things: all('#board [data-action]').filter(isInSight).length,
  listed: all('[data-panel]').filter(isInSight).length,
  main: foot !== null && isWhole(foot) && [...foot.querySelectorAll('.btn')].some(isInSight),
  flat: all('#board, #board > *, #board .board > *, #board svg[viewBox]').filter(isDrawn)
    .filter((part) => isEmpty(part.getBoundingClientRect())).map((part) => String(part.getAttribute('class'))),
  farthest: farthest(),
  mine: mine.length ? Math.min(...mine.map(away)) : 0,
  overlaps: overlaps(),
  tooWide: document.documentElement.scrollWidth > innerWidth,
  tooHigh: document.documentElement.scrollHeight > innerHeight,
  screen: innerHeight,
};
