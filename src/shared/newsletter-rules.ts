/** How many topics a newsletter has, or a reader chooses, at most. */
export const MAX_TOPICS = 50
