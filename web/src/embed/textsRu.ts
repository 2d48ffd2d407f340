import { bracket } from '#locales/ru/bracket.ts'
import { embed } from '#locales/ru/embed.ts'
import { stages } from '#locales/ru/stages.ts'

export const texts = { bracket, embed, stages }
