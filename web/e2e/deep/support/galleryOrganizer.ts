import { stored } from '../../../../testing/database.ts'

/** The page of a person who has chosen these competitions for it. */
export async function storeOrganizerPage(uid: string, competitionIds: readonly string[]): Promise<string> {
  const address = 'zarechny-cups'
  await Promise.all([
    stored.organizerAddress('zarechnycups').set({ uid }),
    stored.organizerPage(uid).set({
      address,
      addresses: [address],
      name: 'Заречная лига любителей киберспорта',
      description:
        'Играем **каждую пятницу** с 2019 года.\n\n- Составы собираем на месте\n- Записаться может каждый\n\nПравила и фотографии: https://example.org/rules',
      links: ['https://www.twitch.tv/zarechny_league', 'https://t.me/zarechny_league'],
      revision: 1,
      createdAt: 1,
      updatedAt: 1,
    }),
    ...competitionIds.map(competitionId =>
      stored.competition(competitionId).update({ onPage: { address, toldAt: null } }),
    ),
  ])
  return address
}
