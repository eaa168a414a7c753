import { housePromises } from '#status/house-promises.ts'
import type { PromiseMeasured } from '#status/status-view.ts'
import { promiseShare, promiseWords } from '#status/web/status-words.ts'

/** Before anything was due one sentence says so for all. */
export function PromiseTable({ promises }: { readonly promises: readonly PromiseMeasured[] }) {
  const isMeasured = promises.some((one) => promiseShare(one) !== null)
  return (
    <>
      <p className="status-about">
        {isMeasured
          ? 'آنچه در ۹۰ روز گذشته از سامانه خوانده شد، با دیرکردها.'
          : 'در ۹۰ روز گذشته هنوز قولی سر نرسیده است که سنجیده شود.'}
      </p>
      <table className="card status-promises">
        <thead>
          <tr>
            <th scope="col">قول</th>
            <th scope="col">مهلت</th>
            {isMeasured && <th scope="col">آنچه شد</th>}
          </tr>
        </thead>
        <tbody>
          {promises.map(({ name, ...measured }) => (
            <tr key={name}>
              <th scope="row">{housePromises[name].title}</th>
              <td>{housePromises[name].within}</td>
              {isMeasured && (
                <td>
                  <Bar share={promiseShare(measured)} />
                  {promiseWords(measured)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** nine of ten in time: under it the bar is no good one */
const goodShare = 9000

function Bar({ share }: { readonly share: number | null }) {
  if (share === null) return null
  return (
    <i aria-hidden="true" data-good={share >= goodShare}>
      <i style={{ inlineSize: `${share / 100}%` }} />
    </i>
  )
}
