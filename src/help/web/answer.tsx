import './answer-list.css'
import { Link } from 'react-router'
import type { HelpQuestion, HelpTable } from '#help/question.ts'

export function Answer({ question: { answer, table, links = [] } }: { readonly question: HelpQuestion }) {
  return (
    <>
      {answer.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {table && <Figures table={table} />}
      {links.length > 0 && (
        <ul className="answer-ways">
          {links.map(([path, words]) => (
            <li key={path}>
              <Link to={path}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Figures({ table: { caption, head, rows } }: { readonly table: HelpTable }) {
  return (
    <table className="answer-figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([when, much, percent]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>
              {percent !== undefined && (
                <i aria-hidden="true">
                  <i style={{ inlineSize: `${percent}%` }} />
                </i>
              )}
              {much}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
