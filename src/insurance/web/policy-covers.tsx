import './policy-parts.css'
import type { PolicyTexts } from '#insurance/web/policy-texts.ts'

/** What is covered and how far, and what is not. */
export function PolicyCovers({ covers, exclusions }: Pick<PolicyTexts, 'covers' | 'exclusions'>) {
  return (
    <div className="policy-covers">
      <Lines title="چه چیزی را تا چه حد می‌پردازد" of={covers} />
      <Lines title="چه چیزی را نمی‌پردازد" of={exclusions} />
    </div>
  )
}

function Lines({ title, of }: { readonly title: string; readonly of: PolicyTexts['covers'] }) {
  return (
    <div>
      <h3 className="policy-title">{title}</h3>
      <dl className="policy-lines">
        {of.map(({ name, says }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
