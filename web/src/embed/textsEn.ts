import { bracket } from '#locales/en/bracket.ts'
import { embed } from '#locales/en/embed.ts'
import { stages } from '#locales/en/stages.ts'

export const texts = { bracket, embed, stages }
