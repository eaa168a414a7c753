-- Looked at when the transaction commits: a number follows the one before it, so no gap can be stored.
create or replace function wallet.check_invoice_follows() returns trigger language plpgsql as $$
begin
  if new.number > 1 and not exists (
    select from wallet.invoice where year = new.year and number = new.number - 1)
  then
    raise exception 'invoice % of % follows no other', new.number, new.year
      using errcode = 'check_violation', constraint = 'no_gap';
  end if;
  return null;
end $$;
