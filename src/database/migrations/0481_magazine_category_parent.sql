-- Whom a category of the magazine's site stands below: null for none. The next reading, two minutes later, fills it in.
alter table magazine.category add column parent bigint;
