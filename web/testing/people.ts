/** Who is signed in. */
export const person = (uid: string) => ({ uid, email: `${uid}@example.org` })

export const organizer = person('organizer')
