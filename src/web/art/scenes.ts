import dubai from '#web/art/scenes/dubai.svg?no-inline'
import elsewhere1 from '#web/art/scenes/elsewhere-1.svg?no-inline'
import elsewhere2 from '#web/art/scenes/elsewhere-2.svg?no-inline'
import elsewhere3 from '#web/art/scenes/elsewhere-3.svg?no-inline'
import elsewhere4 from '#web/art/scenes/elsewhere-4.svg?no-inline'
import elsewhere5 from '#web/art/scenes/elsewhere-5.svg?no-inline'
import elsewhere6 from '#web/art/scenes/elsewhere-6.svg?no-inline'
import isfahan from '#web/art/scenes/isfahan.svg?no-inline'
import istanbul from '#web/art/scenes/istanbul.svg?no-inline'
import kish from '#web/art/scenes/kish.svg?no-inline'
import mashhad from '#web/art/scenes/mashhad.svg?no-inline'
import shiraz from '#web/art/scenes/shiraz.svg?no-inline'
import tehran from '#web/art/scenes/tehran.svg?no-inline'
import yazd from '#web/art/scenes/yazd.svg?no-inline'

const drawn: Readonly<Record<string, string>> = {
  MHD: mashhad,
  KIH: kish,
  SYZ: shiraz,
  IFN: isfahan,
  AZD: yazd,
  IST: istanbul,
  DXB: dubai,
  THR: tehran,
  IKA: tehran,
}

const elsewhere = [elsewhere1, elsewhere2, elsewhere3, elsewhere4, elsewhere5, elsewhere6]

export function sceneOf(cityCode: string): string {
  const letters = Array.from(cityCode, (letter) => letter.charCodeAt(0))
  const sum = letters.reduce((total, letter) => total * 7 + letter, 0)
  return drawn[cityCode] ?? elsewhere[sum % elsewhere.length] ?? elsewhere1
}
