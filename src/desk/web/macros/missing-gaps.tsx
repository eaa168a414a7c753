import { type MacroGap, macroGaps } from '#desk/macros/gaps.ts'

/** Which gaps of a saved answer still stand in what is written. */
export function MissingGaps({ gaps }: { readonly gaps: readonly MacroGap[] }) {
  return (
    <p role="status">
      {gaps.length > 0 &&
        `این سفارش ${gaps.map((gap) => `«${macroGaps[gap]}»`).join('، ')} ندارد؛ جای آن را خودتان بنویسید.`}
    </p>
  )
}
