-- Where the money is that a proof says we owe, at the same moment; proofs of before do not say. The sums agree or are not written.
alter table wallet.proof
  add column in_bank bigint,
  add column at_gateways bigint,
  add column of_suppliers bigint,
  add column not_travellers bigint,
  add constraint backed check (
    num_nulls(in_bank, at_gateways, of_suppliers, not_travellers) = 4
    or total = in_bank + at_gateways + of_suppliers - not_travellers);
