-- Orders beside which insurance was declined: nobody is asked again about them.
create table insurance.declined (
  order_id uuid primary key,
  declined_at timestamptz not null
);
create trigger facts before update or delete on insurance.declined for each row execute function public.refuse_change();
