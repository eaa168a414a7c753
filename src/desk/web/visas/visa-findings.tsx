import type { ApplicantView } from '#desk/web/visas/applicant-view.ts'
import type { VisaChecks } from '#desk/web/visas/use-visa-checks.ts'

interface Props {
  readonly one: ApplicantView
  readonly checks: VisaChecks | undefined
}

/** What measuring found in each picture. */
export function VisaFindings({ one, checks }: Props) {
  if (checks === undefined) return null
  const found = checks.findings.flatMap(({ kind, says }) =>
    says.map((sentence) => ({ kind, name: one.papers.find((paper) => paper.kind === kind)?.name, sentence })),
  )
  return (
    <section className="desk-card" aria-label="بررسی تصویرها">
      <h2>بررسی تصویرها</h2>
      {found.length === 0 ? (
        <p>در تصویرها ایرادی پیدا نشد.</p>
      ) : (
        <ul className="desk-visa-findings">
          {found.map(({ kind, name, sentence }) => (
            <li key={`${kind} ${sentence}`}>
              <b>{name}</b> {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
