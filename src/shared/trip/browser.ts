/** Local storage: the trip that this browser keeps, and the list of what was saved when it was last the same as the account's. */
export const TRIP_KEY = 'trip'
export const SAVED_KEY = 'saved'
