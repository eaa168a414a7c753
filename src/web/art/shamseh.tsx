import './shamseh.css'
import drawing from '#web/art/shamseh.svg?no-inline'

export function Shamseh() {
  return (
    <svg className="shamseh" viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${drawing}#shamseh`} />
    </svg>
  )
}
