import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly number: string
  readonly evidence: { readonly pieces: number; readonly broken: number | null }
}

/** What the buyer agreed to, paid and was told, and whether its chain is whole. */
export function EvidenceCard({ number, evidence: { pieces, broken } }: Props) {
  const address = `/api/desk/orders/${number}/evidence`
  return (
    <section className="desk-card" aria-label="پروندهٔ مستند">
      <h2>پروندهٔ مستند</h2>
      <p className="desk-balance" data-tone={broken === null ? 'good' : 'bad'}>
        {broken === null
          ? `زنجیره سالم است، ${persianDigits(pieces)} سند`
          : `زنجیره از سند ${persianDigits(broken)} به بعد سالم نیست`}
      </p>
      <p>
        <a href={`${address}?as=pdf`} download>
          PDF
        </a>{' '}
        <a href={`${address}?as=json`} download>
          فایل داده
        </a>
      </p>
    </section>
  )
}
