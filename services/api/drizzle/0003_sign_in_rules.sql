-- Row rules of sign-in and watchlist: as in 0001, forced, and a site sees only its own. A session and a saved car must
-- belong to a user, and a saved car to the stock, that the site sees itself.
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON users TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON users TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
GRANT SELECT, INSERT ON users TO forecourt_app;
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON sessions TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON sessions TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND user_id IN (SELECT id FROM users));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON sessions TO forecourt_app;
--> statement-breakpoint
ALTER TABLE sign_in_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sign_in_codes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON sign_in_codes TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON sign_in_codes TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_codes TO forecourt_app;
--> statement-breakpoint
ALTER TABLE watchlist_items ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE watchlist_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON watchlist_items TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON watchlist_items TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND user_id IN (SELECT id FROM users) AND car_id IN (SELECT id FROM cars));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON watchlist_items TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON users, sessions, sign_in_codes, watchlist_items TO forecourt_worker;
