import './visa-art.css'
import type { VisaCountry } from '#visas/choice.ts'
import azerbaijan from '#visas/web/art/azerbaijan.svg?no-inline'
import italy from '#visas/web/art/italy.svg?no-inline'
import thailand from '#visas/web/art/thailand.svg?no-inline'
import uae from '#visas/web/art/uae.svg?no-inline'
import { useBrand } from '#web/brand/use-brand.tsx'

const drawings: Readonly<Record<VisaCountry, string>> = { AE: uae, AZ: azerbaijan, IT: italy, TH: thailand }

const flock = [
  [520, 96, 0.38],
  [574, 126, 0.24],
  [150, 104, 0.26],
] as const

type Props = {
  country: VisaCountry
  eager?: boolean
}

export function VisaArt({ country, eager }: Props) {
  const { body, throat } = useBrand().mark
  return (
    <span className="visa-art" aria-hidden="true">
      <img src={drawings[country]} alt="" width="760" height="400" loading={eager ? 'eager' : 'lazy'} />
      <svg viewBox="0 0 760 400" preserveAspectRatio="xMidYMax slice">
        {flock.map(([x, y, scale]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d={body} />
            <path d={throat} />
          </g>
        ))}
      </svg>
    </span>
  )
}
