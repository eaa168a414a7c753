import { brick, deep, gold, shade, stone, teal, white } from './inks.ts'
import {
  arch,
  arches,
  bowl,
  box,
  cypress,
  dome,
  gable,
  line,
  minaret,
  palm,
  path,
  windows,
} from './shapes.ts'

/** Of cities of Iran. */
export const iranSights: Readonly<Record<string, string>> = {
  tabriz:
    box([52, 158, 96, 56], brick) +
    arches([56, 214, 88, 40, 4], '#7B3F32') +
    box([46, 152, 108, 7], stone) +
    dome([100, 152, 62, 44], '#3E6FB0') +
    minaret([40, 214, 96, 9], brick, '#3E6FB0') +
    minaret([160, 214, 96, 9], brick, '#3E6FB0'),
  ahvaz:
    line('M8 196H192', white, 5) +
    line('M24 196C40 140 72 140 88 196M112 196C128 140 160 140 176 196', white, 5) +
    line('M40 164V196M56 155V196M72 164V196M128 164V196M144 155V196M160 164V196', '#D9E2EC', 1.6) +
    box([18, 196, 6, 20], white) +
    box([97, 196, 6, 20], white) +
    box([176, 196, 6, 20], white),
  rasht:
    gable([40, 176, 120, 46], '#9C4A3A') +
    box([54, 176, 92, 38], white) +
    windows([62, 184, 9, 2], '#3B7A57') +
    gable([86, 140, 28, 22], '#9C4A3A') +
    box([92, 118, 16, 24], white),
  qeshm:
    path('M20 200C50 216 120 216 172 194C166 214 140 222 96 222C52 222 28 214 20 200Z', '#7A3E26') +
    line('M96 204V120M96 124L150 150M96 124L44 160', '#5B2C18', 2.4) +
    path('M98 128C122 138 132 152 134 176L98 186Z', white) +
    line('M14 226q8 -9 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0', '#3B8F6B', 4),
  bandar:
    dome([100, 176, 60, 62], white) +
    box([68, 174, 64, 40], '#F6EBD8') +
    arches([70, 214, 60, 30, 3], shade) +
    palm([34, 214, 70]) +
    palm([168, 214, 58]) +
    dome([60, 186, 22, 26], '#F6EBD8') +
    dome([140, 186, 22, 26], '#F6EBD8'),
  kerman:
    box([30, 166, 140, 48], shade) +
    arches([34, 214, 132, 38, 5], '#7B4A2A') +
    box([30, 160, 140, 6], teal) +
    box([84, 118, 32, 44], stone) +
    box([80, 112, 40, 7], shade) +
    path('M88 122h5v30h-5zM98 122h5v30h-5zM108 122h5v30h-5z', '#6E4422'),
  ramsar:
    path('M20 214C60 150 140 150 180 214Z', '#2F7A55') +
    gable([72, 168, 56, 20], brick) +
    box([78, 168, 44, 34], white) +
    windows([84, 174, 4, 2], deep) +
    line('M100 214v-12', stone, 8) +
    palm([48, 214, 40]) +
    palm([152, 214, 44]),
  kermanshah:
    path('M10 214C30 120 70 84 110 96C150 84 176 140 190 214Z', '#8A6F5A') +
    arch([64, 214, 44, 74], '#4A3A36') +
    arch([118, 214, 26, 44], '#4A3A36') +
    line('M64 214h44M118 214h26', stone, 3),
  hamedan:
    box([60, 202, 80, 12], shade) +
    gable([70, 150, 60, 44], stone) +
    path('M76 150h6v52h-6zM88 150h6v52h-6zM106 150h6v52h-6zM118 150h6v52h-6z', stone) +
    box([70, 146, 60, 6], shade),
  urmia:
    box([0, 188, 200, 26], '#E58FA0') +
    line('M0 186H200', white, 4) +
    line('M40 186V214M80 186V214M120 186V214M160 186V214', white, 3) +
    line('M76 186C90 156 110 156 124 186', white, 3) +
    line('M10 200h30M60 206h40M130 200h50', white, 1),
  zahedan:
    gable([20, 214, 160, 118], '#7C6A62') +
    path('M86 119l14 -23 14 23 -8 -4 -6 8 -6 -8Z', white) +
    line('M100 96q-8 -14 2 -24q8 -10 0 -22', white, 3),
  gorgan:
    box([92, 92, 16, 122], brick) +
    path('M88 92h24l-12 -34Z', brick) +
    line('M96 96V214M104 96V214', '#8F4F34', 1.4) +
    cypress([50, 214, 48]) +
    cypress([152, 214, 56]),
  sari:
    gable([66, 130, 68, 22], brick) +
    box([84, 130, 32, 84], white) +
    path('M94 146a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', deep) +
    box([78, 172, 44, 5], brick) +
    arch([92, 214, 16, 26], deep),
  bushehr:
    box([24, 150, 60, 64], stone) +
    box([84, 166, 50, 48], '#E9C98E') +
    box([134, 144, 46, 70], stone) +
    windows([32, 160, 5, 3], teal) +
    windows([92, 176, 4, 2], deep) +
    windows([142, 154, 4, 4], teal) +
    line('M24 180h60M134 170h46', shade, 3) +
    palm([114, 214, 64]),
  kashan:
    box([20, 176, 160, 38], shade) +
    arches([24, 214, 152, 30, 4], '#7B4A2A') +
    bowl([60, 176, 22], stone) +
    bowl([112, 176, 30], stone) +
    bowl([158, 176, 16], stone) +
    line('M60 154v-8M112 146v-10M158 160v-8', gold, 2),
  abadan:
    box([40, 128, 12, 86], '#9AA8B8') +
    box([64, 104, 14, 110], '#B8C4D0') +
    box([90, 144, 30, 70], '#9AA8B8') +
    path('M64 104q7 -22 14 0Z', brick) +
    line('M40 160h80M52 184h50', '#6F7F90', 3) +
    palm([146, 214, 82]) +
    palm([172, 214, 60]),
  asaluyeh:
    line('M60 214V96M60 120l-14 94M60 120l14 94', '#8A97A6', 3) +
    path('M60 96q-12 -20 2 -38q12 18 -2 38Z', gold) +
    box([92, 172, 84, 42], '#B8C4D0') +
    path('M92 172a14 12 0 0 1 28 0zM120 172a14 12 0 0 1 28 0zM148 172a14 12 0 0 1 28 0z', white),
  chabahar:
    path('M0 214L18 168 34 186 52 150 70 190 92 160 112 196 134 156 152 188 172 162 200 214Z', '#D9C4A8') +
    line('M18 176v30M52 160v46M92 170v36M134 166v40M172 172v34', '#B89A78', 2) +
    path('M70 214q30 -14 60 0Z', '#B58BB4'),
  ardabil:
    box([78, 112, 44, 102], brick) +
    dome([100, 112, 46, 34], '#3E6FB0') +
    arch([88, 214, 24, 44], deep) +
    line('M78 128h44M78 148h44M78 168h44', '#3E6FB0', 3) +
    box([28, 178, 50, 36], stone) +
    box([122, 178, 50, 36], stone) +
    arches([122, 214, 50, 26, 3], deep),
}
