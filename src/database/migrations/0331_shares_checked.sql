-- The checks that came with the shares hold for the rows of before.
alter table wallet.account validate constraint account_class_check;
alter table wallet.account validate constraint never_overdrawn;
alter table payments.attempts validate constraint attempts_purpose_check;
