import type { Game } from './game.ts'

/** The motif of a game, as paths in a square of 200: lines, and filled marks. */
export const gameMotif: Readonly<Record<Game, { readonly lines: string; readonly marks: string }>> = {
  // Draws three lanes and a river between two bases.
  dota2: {
    lines:
      'M20 180V60Q20 20 60 20H180M20 180L180 20M20 180H140Q180 180 180 140V20M30 40Q80 70 96 100T166 168M52 22Q88 66 112 92T178 146',
    marks: 'M6 166h28v28H6zM166 6h28v28h-28zM92 92h16v16H92z',
  },
  // Draws a crosshair over the plan of a bomb site.
  csgo: {
    lines:
      'M100 8v52M100 140v52M8 100h52M140 100h52M100 36a64 64 0 1 0 .1 0M100 66a34 34 0 1 0 .1 0M24 24h34M24 24v34M176 24h-34M176 24v34M24 176h34M24 176v-34M176 176h-34M176 176v-34',
    marks: 'M95 95h10v10H95z',
  },
}
