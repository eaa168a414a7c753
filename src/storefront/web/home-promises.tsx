/** §9 */
const promises = [
  { number: '۱۵', unit: 'دقیقه', words: 'اعلام نتیجهٔ صدور بلیت' },
  { number: '۲۴', unit: 'ساعت', words: 'پاسخ درخواست استرداد' },
  { number: '۷۲', unit: 'ساعت', words: 'برگشت وجهِ پرداخت ناموفق' },
  { number: '۱۵', unit: 'دقیقه', words: 'مهلت پرداخت پس از سفارش' },
] as const

export function HomePromises() {
  return (
    <section className="wrap" aria-labelledby="promises">
      <h2 id="promises" className="only-spoken">
        قول‌های ما
      </h2>
      <ul className="home-promises">
        {promises.map(({ number, unit, words }) => (
          <li key={words}>
            <b>
              {number} <small>{unit}</small>
            </b>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
