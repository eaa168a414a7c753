import { useRouteLoaderData } from 'react-router'

/** What the footer says beyond the brand. */
export interface FooterView {
  /** «۱۴۰۵», in the viewer's calendar */
  readonly year: string
  /** of whoever says hours: «باز است · تا ۱۲ امشب» */
  readonly open: { readonly isOpen: boolean; readonly brief: string } | null
  readonly mobile: string | null
  readonly areAllUp: boolean
}

/** Undefined where the root could not be read. */
export function useFooter() {
  return useRouteLoaderData<{ readonly footer: FooterView; readonly display: string }>('root')
}
