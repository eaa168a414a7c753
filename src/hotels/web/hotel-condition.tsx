/** In Persian, or in the hotel's own tongue and direction. */
export function HotelCondition({ words }: { readonly words: string }) {
  const isPersian = /\p{Script=Arabic}/u.test(words)
  return isPersian ? (
    <p>{words}</p>
  ) : (
    <p lang="en" dir="ltr">
      {words}
    </p>
  )
}
