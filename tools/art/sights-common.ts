import { brick, deep, shade, stone, white } from './inks.ts'
import { arch, arches, box, cypress, gable, line, path, windows } from './shapes.ts'

const tree = (x: number, radius: number) =>
  box([x - 2, 214 - radius * 1.5, 4, radius * 1.5], '#6B4422') +
  `<circle cx="${x}" cy="${214 - radius * 2}" r="${radius}" fill="#2F7A55"/>`

const balloon = ([x, y, size]: readonly [number, number, number], fill: string) =>
  path(
    `M${x - size} ${y}a${size} ${size} 0 0 1 ${2 * size} 0q0 ${size * 0.8} ${-size * 0.7} ${size * 1.4}h${-size * 0.6}q${-size * 0.7} ${-size * 0.6} ${-size * 0.7} ${-size * 1.4}Z`,
    fill,
  ) + box([x - size * 0.25, y + size * 1.7, size * 0.5, size * 0.4], '#6B4422')

/** Of cities that are not known by one thing: what may stand anywhere. */
export const commonSights: Readonly<Record<string, string>> = {
  bridge: line('M6 192H194', stone, 6) + arches([10, 214, 180, 24, 5], deep) + box([6, 188, 188, 8], stone),
  village:
    gable([30, 186, 50, 22], brick) +
    box([36, 186, 38, 28], white) +
    gable([78, 172, 54, 26], '#8A4A3A') +
    box([84, 172, 42, 42], stone) +
    gable([130, 190, 44, 18], brick) +
    box([136, 190, 32, 24], white) +
    windows([92, 182, 3, 2], deep, 10),
  towers:
    path('M50 214v-84h20v84zM78 214V104h22v110zM108 214v-96h18v96zM134 214v-66h20v66z', '#5C86A8') +
    windows([82, 112, 2, 8], '#CFE6EE') +
    windows([54, 138, 2, 6], '#CFE6EE'),
  orchard: tree(44, 18) + tree(84, 24) + tree(128, 20) + tree(162, 15),
  hall:
    box([34, 166, 132, 48], stone) +
    arches([38, 214, 124, 32, 6], deep) +
    box([88, 130, 24, 40], white) +
    gable([84, 130, 32, 18], brick) +
    path('M93 146a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', deep) +
    box([34, 160, 132, 6], shade),
  cypresses:
    cypress([56, 214, 84]) +
    cypress([100, 214, 116]) +
    cypress([144, 214, 92]) +
    box([76, 198, 48, 16], white),
  fort:
    path('M40 214V160h10v-8h10v8h16v-8h10v8h28v-8h10v8h16v-8h10v8h10V214Z', shade) +
    arch([88, 214, 24, 34], '#5B3A22'),
  balloons:
    balloon([66, 120, 22], brick) + balloon([128, 92, 16], '#22A2A6') + balloon([146, 156, 12], '#F0B23C'),
}
