-- What a kept name looks like; the program writes it, because no database knows which letters look alike.
-- Names that were kept before and look like an earlier one have none.
ALTER TABLE people ADD COLUMN likeness TEXT;

CREATE UNIQUE INDEX people_by_likeness ON people (likeness);
