-- At whose site something was said, opened or wished does not change afterwards. Orders and withdrawals are held by their own guards.
create trigger brand_stands before update of brand on messages.outbox for each row
  when (new.brand is distinct from old.brand) execute function public.refuse_change();
create trigger brand_stands before update of brand on accounts.sessions for each row
  when (new.brand is distinct from old.brand) execute function public.refuse_change();
create trigger brand_stands before update of brand on flights.watches for each row
  when (new.brand is distinct from old.brand) execute function public.refuse_change();
create trigger brand_stands before update of brand on help.contact_requests for each row
  when (new.brand is distinct from old.brand) execute function public.refuse_change();
create trigger brand_stands before update of brand on support.conversation for each row
  when (new.brand is distinct from old.brand) execute function public.refuse_change();
