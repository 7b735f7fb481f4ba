/** A test of what only a PostgreSQL server has: logins, and connections that wait for one another. */
export const onServer = process.env['DATABASE_URL'] ? test : test.skip;
