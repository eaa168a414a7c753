/** Who insures and whom one calls abroad, in the words of a policy. */
export interface InsurerFacts {
  readonly insurer: string
  readonly insurerEn: string
  readonly assistance: string
  /** E.164 */
  readonly assistancePhone: string
}
