import { demonstrationLogo } from '../../../../scripts/seed/demonstrationLogos.ts'
import { stored } from '../../../../testing/database.ts'

/** Gives every team a logo but the last one, which shows its initials. */
export async function storeLogos({ competitionId }: { readonly competitionId: string }): Promise<void> {
  const { docs } = await stored.teams(competitionId).orderBy('seed').get()
  await Promise.all(
    docs.slice(0, -1).map(async ({ id, ref }, index) => {
      const picture = stored.picture({ competitionId, kind: 'teamLogo', ownerId: id })
      await picture.set({ ...(await demonstrationLogo(index)), version: 1 })
      await ref.update({ logo: 1, logoCount: 1 })
    }),
  )
}
