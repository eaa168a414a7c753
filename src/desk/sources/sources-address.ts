/** What the page of sources is asked for, in its address. */
export interface SourcesAddress {
  readonly days: FunnelDays
  /** empty: all */
  readonly product: string
  /** a marketplace's code, `-` for by no link, empty: all */
  readonly source: string
  /** the marketplace whose clicks are listed */
  readonly open: string
}

export const funnelDays = { '7': '۷ روز', '30': '۳۰ روز', '90': '۹۰ روز' } as const
export type FunnelDays = keyof typeof funnelDays

/** no marketplace's code is so short */
export const ownSource = '-'

export function readSourcesAddress(params: URLSearchParams): SourcesAddress {
  const days = params.get('days') ?? ''
  return {
    days: isDays(days) ? days : '30',
    product: params.get('product') ?? '',
    source: params.get('source') ?? '',
    open: params.get('open') ?? '',
  }
}

function isDays(text: string): text is FunnelDays {
  return Object.hasOwn(funnelDays, text)
}
