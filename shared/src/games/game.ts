export const games = ['dota2', 'csgo'] as const

export type Game = (typeof games)[number]
