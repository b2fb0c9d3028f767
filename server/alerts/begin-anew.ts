/** SQL: the latest job that there is. What an alert is to find has a greater number: jobs get theirs in the order in which they become visible. */
export const beganAnew = 'coalesce((select max(id) from jobs), 0)'
