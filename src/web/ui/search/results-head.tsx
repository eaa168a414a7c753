import './results-head.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly back: { readonly to: string; readonly says: string }
  readonly title: ReactNode
  readonly isLong?: boolean
  readonly asked: readonly string[]
  /** short version for phones */
  readonly inShort: string
  readonly isEditing: boolean
  /** query parameters that open or close the form */
  readonly editing: URLSearchParams
}

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
