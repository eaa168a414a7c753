-- What has ended is followed no more, and silence is said once the day to answer is over.
create or replace function flights.guard_claim_step() returns trigger language plpgsql as $$
declare claim record;
begin
  select ended_at, answer_by into claim from flights.claims where id = new.claim_id;
  if claim.ended_at is not null then
    raise exception 'claim % has ended', new.claim_id using errcode = 'restrict_violation';
  end if;
  if new.step = 'silent' and new.on_day <= claim.answer_by then
    raise exception 'claim % may be answered until %', new.claim_id, claim.answer_by
      using errcode = 'check_violation', constraint = 'silent_after_its_day';
  end if;
  return new;
end $$;

-- What was claimed stays what it was; it ends once.
create or replace function flights.guard_claim() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (to_jsonb(new) - 'ended_at') is distinct from (to_jsonb(old) - 'ended_at') then
    raise exception 'claim % stays as it was made', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
