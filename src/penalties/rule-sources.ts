/** What travellers read as the source of a rule: the airline's own word. Where it has told none the rule is ours and is called so. */
export const ours = 'قاعدهٔ خود ما، تا وقتی ایرلاین جدولش را به ما بگوید'
export const oursOfCharters = 'قاعدهٔ خود ما، تا وقتی فروشندهٔ چارتر جدولش را به ما بگوید'

/** «جدول خود سپهران، sepehranairlines.com» */
export function ownTable(airline: string, site: string): string {
  return `جدول خود ${airline}، \u2066${site}\u2069`
}
