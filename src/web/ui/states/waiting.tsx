import './waiting.css'

interface Props {
  /** `search`: as high as a search form; default two cards */
  readonly of?: 'search'
}

export function Waiting({ of }: Props) {
  return (
    <div className="waiting" data-of={of} role="status">
      <span className="only-spoken">در حال آوردن صفحه</span>
    </div>
  )
}
