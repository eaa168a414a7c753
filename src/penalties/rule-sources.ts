/** Sources as travellers read them; without an airline's own table the rule is called ours. */
export const ours = 'قاعدهٔ خود ما، تا وقتی ایرلاین جدولش را به ما بگوید'
export const oursOfCharters = 'قاعدهٔ خود ما، تا وقتی فروشندهٔ چارتر جدولش را به ما بگوید'

export function ownTable(airline: string, site: string): string {
  return `جدول خود ${airline}، \u2066${site}\u2069`
}
