import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { persianDigits } from '#money/digits.ts'

/** «۹:۰۵», and the page read again at its end. */
export function TimeLeft({ until }: { readonly until: string }) {
  const [seconds, setSeconds] = useState<number>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
      setSeconds(left)
      if (left === 0) {
        clearInterval(timer)
        void revalidate()
      }
    }
    const timer = setInterval(tick, 1000)
    const first = setTimeout(tick)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [until, revalidate])
  if (seconds === undefined) return <span>چند دقیقه</span>
  const text = `${persianDigits(Math.floor(seconds / 60))}:${persianDigits(String(seconds % 60).padStart(2, '0'))}`
  return <bdi>{text}</bdi>
}
