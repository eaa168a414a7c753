import type { priceCalls } from '#desk/prices-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { RuleFound } from '#desk/web/prices/prices-page.server.ts'
import { ProposalForm } from '#desk/web/proposal-form.tsx'

/** What it would have made of the last seven days; then its reason, and the second person. */
export function ProposeRule({ found: { draft, words, trial } }: { readonly found: RuleFound }) {
  return (
    <section className="desk-panel desk-trial" aria-labelledby="trial-title">
      <h2 id="trial-title">اگر این قاعده هفت روز گذشته در کار بود</h2>
      <ul>
        {[...words, ...trial].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ProposalForm
        propose={(_, reason) =>
          askDesk<typeof priceCalls.proposeRule>('POST /api/desk/prices/rules', {
            body: { ...draft, reason },
          })
        }
      />
    </section>
  )
}
