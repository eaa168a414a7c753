import './airline-tile.css'
import { memo } from 'react'

type Props = {
  iata: string
  /** dark with contrast 4.5 to white, and light */
  colours: readonly [dark: string, light: string]
}

const facets = (
  <>
    <path d="M44 0V30C30 30 18 20 14 0Z" opacity=".5" />
    <path d="M44 14V44H20C32 38 40 28 44 14Z" opacity=".3" />
  </>
)

export const AirlineTile = memo(function AirlineTile({ iata, colours: [dark, light] }: Props) {
  return (
    <span className="airline-tile" style={{ background: dark }} aria-hidden="true">
      <svg viewBox="0 0 44 44" fill={light}>
        {facets}
      </svg>
      <b style={{ textShadow: `0 0 3px ${dark}, 0 0 3px ${dark}` }}>{iata}</b>
    </span>
  )
})
