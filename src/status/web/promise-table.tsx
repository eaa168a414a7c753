import { housePromises } from '#status/house-promises.ts'
import type { PromiseMeasured } from '#status/status-view.ts'
import { promiseWords } from '#status/web/status-words.ts'

export function PromiseTable({ promises }: { readonly promises: readonly PromiseMeasured[] }) {
  return (
    <table className="card status-promises">
      <thead>
        <tr>
          <th scope="col">قول</th>
          <th scope="col">مهلت</th>
          <th scope="col">آنچه شد</th>
        </tr>
      </thead>
      <tbody>
        {promises.map(({ name, ...measured }) => (
          <tr key={name}>
            <th scope="row">{housePromises[name].title}</th>
            <td>{housePromises[name].within}</td>
            <td>{promiseWords(measured)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
