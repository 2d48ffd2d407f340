import { sponsorFiles } from '../../../../testing/logoFiles.ts'
import { stored } from '../../../../testing/database.ts'

const names = [
  'Заречный',
  'Wolf Energy',
  'Клуб «Рубеж»',
  'Nordlicht',
  'Пиксель',
  'Very Long Sponsor Name GmbH',
]

/** Gives a competition as many sponsors as there may be. */
export async function storeSponsors(competitionId: string): Promise<void> {
  const sponsors = names.map((name, index) => ({
    id: `sponsor-${index}`,
    name,
    url: `https://sponsor-${index}.example/`,
    picture: 1,
  }))
  await Promise.all([
    stored.competition(competitionId).update({ sponsors }),
    ...sponsors.map(({ id, picture }, index) =>
      stored
        .picture({ competitionId, kind: 'sponsor', ownerId: id })
        .set({ ...sponsorFiles([40 * index, 90, 200 - 30 * index]), version: picture }),
    ),
  ])
}
