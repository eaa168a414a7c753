-- Who took an open task of the house: one at a time.
create table desk.task_holder (
  number bigint primary key references promises.task,
  staff_id uuid not null references desk.staff,
  taken_at timestamptz not null
);
create index on desk.task_holder (staff_id);
