/** The nth piece of an order, sealed with `before`, which is found by `from`; of the last ninety days. */
interface Piece {
  readonly n: number
  readonly kind: 'approved' | 'paid' | 'issued'
  readonly before: string
  readonly from: string
}

function pieces({ n, kind, before, from }: Piece): string {
  return `insert into orders.evidence (order_id, n, at, kind, ref, body, previous_hash, hash)
    select id, ${n}, moved, '${kind}', '${kind}', body, before,
      orders.evidence_hash(before, orders.evidence_text(${n}, moved, '${kind}', '${kind}', body))
    from (select drawn.*, ${before} as before, paid_at + (${n} - 2) * interval '20 seconds' as moved, jsonb_build_object(
        'status', '${kind}', 'product', product, 'brand', 'parastoo', 'terms', 'agency/1.1', 'total', total, 'discount', 0,
        'wallet', 0, 'credit', 0, 'people', jsonb_build_object('adult', people), 'createdAt', drawn.at,
        'heldUntil', drawn.at + interval '15 minutes') as body
      from drawn ${from} where status in ('issued', 'refunded') and paid_at > now() - interval '90 days') drawn`
}

const after = (n: number) => `join orders.evidence on order_id = id and evidence.n = ${n}`

/** What buyers agreed to, paid and were told. */
export const evidenceRows = [
  pieces({ n: 1, kind: 'approved', before: "sha256(convert_to(id::text, 'UTF8'))", from: '' }),
  pieces({ n: 2, kind: 'paid', before: 'hash', from: after(1) }),
  pieces({ n: 3, kind: 'issued', before: 'hash', from: after(2) }),
  'insert into orders.evidence_head (order_id, n, hash) select order_id, n, hash from orders.evidence where n = 3',
] as const
