import './results-head.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly back: { readonly to: string; readonly says: string }
  readonly title: ReactNode
  /** the title is of many places: a phone shows their names alone */
  readonly isLong?: boolean
  /** what was asked, part by part */
  readonly asked: readonly string[]
  /** the same in short, for the eye on a phone */
  readonly inShort: string
  readonly isEditing: boolean
  /** the query that opens the form over the results, or closes it */
  readonly editing: URLSearchParams
}

/** What was asked, always in sight over its results, with the way to ask something else. */
export function ResultsHead({ back, title, isLong = false, asked, inShort, isEditing, editing }: Props) {
  return (
    <div className="results-head">
      <div className="wrap">
        <Link className="results-head-back icon-button" to={back.to} aria-label={back.says}>
          <Icon name="arrow-right" />
        </Link>
        <h1 data-many={isLong ? '' : undefined}>{title}</h1>
        <p>
          {asked.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <p className="results-head-brief" aria-hidden="true">
          {inShort}
        </p>
        <Link
          className="button"
          data-kind="tonal"
          data-size="small"
          to={{ search: `?${editing}` }}
          replace
          preventScrollReset
          aria-expanded={isEditing}
        >
          <Icon name={isEditing ? 'x-bold' : 'pencil-simple-bold'} size="small" />
          <span>{isEditing ? 'بستن ویرایش' : 'ویرایش جستجو'}</span>
        </Link>
      </div>
    </div>
  )
}

/** The same before it is known what was found. */
export function ResultsHeadWaiting({ title }: { readonly title: string }) {
  return (
    <div className="results-head">
      <div className="wrap">
        <span className="results-head-back" />
        <h1>{title}</h1>
      </div>
    </div>
  )
}
