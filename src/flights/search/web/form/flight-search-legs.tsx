import type { ComponentType } from 'react'
import { mostLegs } from '#flights/search/search-request.ts'
import { requestedLegs, withLegAdded, withoutLeg } from '#flights/search/web/form/flight-search-draft.ts'
import type { CellsProps, LegProps } from '#flights/search/web/form/flight-search-plain.tsx'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly cells: CellsProps
  readonly Leg: ComponentType<LegProps>
  /** without scripts the form is submitted and comes back with another number of legs */
  readonly press: 'submit' | 'button'
}

export function SearchLegs({ cells, Leg, press }: Props) {
  const { draft, onChange } = cells
  const legs = requestedLegs(draft)
  if (draft.trip !== 'multi') return <Leg {...cells} at={0} />
  return (
    <>
      <div className="search-legs">
        {legs.map((_, at) => {
          const number = persianDigits(at + 1)
          return (
            // a leg is identified by its place
            <fieldset key={at} className="search-leg">
              <legend>مسیر {number}</legend>
              <Leg {...cells} at={at} />
              {legs.length > 2 && (
                <button
                  type={press}
                  className="search-leg-away icon-button"
                  name="legs"
                  value={legs.length - 1}
                  aria-label={`حذف مسیر ${number}`}
                  title={`حذف مسیر ${number}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onChange(withoutLeg(draft, at))
                  }}
                >
                  <Icon name="x-bold" />
                </button>
              )}
            </fieldset>
          )
        })}
      </div>
      {legs.length < mostLegs && (
        <button
          type={press}
          className="button search-leg-more"
          data-kind="line"
          name="legs"
          value={legs.length + 1}
          onClick={(event) => {
            event.preventDefault()
            onChange(withLegAdded(draft))
          }}
        >
          <Icon name="plus-bold" />
          <span>افزودن مسیر</span>
        </button>
      )}
    </>
  )
}
