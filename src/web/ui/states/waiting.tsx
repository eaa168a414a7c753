import './waiting.css'

interface Props {
  /** `search`: as high as the form of a search; otherwise two cards */
  readonly of?: 'search'
}

/** The place of a part of the page that is on its way. */
export function Waiting({ of }: Props) {
  return (
    <div className="waiting" data-of={of} role="status">
      <span className="only-spoken">در حال آوردن صفحه</span>
    </div>
  )
}
