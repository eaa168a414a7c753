import './airline-text.css'

interface Props {
  readonly airline: string
  /** lines as they were told, in whatever language */
  readonly text: string
}

export function AirlineText({ airline, text }: Props) {
  return (
    <details className="airline-text">
      <summary>
        متن ایرلاین <small>{airline}</small>
      </summary>
      <pre dir="auto">{text}</pre>
    </details>
  )
}
