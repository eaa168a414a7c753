import { Link } from 'react-router'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { MessageView } from '#support/calls.ts'

/** The figures of an automatic answer, what it is said from, and where to go on. */
export function AnswerParts({ figures, sources, actions }: NonNullable<MessageView['answer']>) {
  return (
    <>
      {figures.length > 0 && (
        <dl className="support-figures">
          {figures.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir="ltr">{priceText(amount)}</bdi> <small>{moneyUnit()}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="support-sources">
        از روی
        {sources.map(({ path, words }) => (
          <Link key={path} className="support-source" to={path}>
            {words}
          </Link>
        ))}
      </p>
      {actions.length > 0 && (
        <p className="support-actions">
          {actions.map(({ path, words }) => (
            <Link
              key={path}
              className="button"
              data-kind="tonal"
              data-size="small"
              to={path}
              reloadDocument={isFile(path)}
            >
              {words}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

/** A paper, which is no page of ours. */
function isFile(path: string): boolean {
  return path.startsWith('/api/')
}
