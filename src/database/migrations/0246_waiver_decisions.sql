-- A waiver that two people decided on is declared once, however often its job runs.
alter table refunds.waiver add column decision text check (decision <> '');
create unique index one_waiver_a_decision on refunds.waiver (decision);
