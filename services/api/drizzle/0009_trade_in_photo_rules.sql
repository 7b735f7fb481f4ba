-- Row rules of the photos of trade-ins. As in 0001, forced. A shopper removes photos as well.
ALTER TABLE valuation_photos ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE valuation_photos FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON valuation_photos TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON valuation_photos TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND valuation_id IN (SELECT id FROM valuations));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON valuation_photos TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON valuation_photos TO forecourt_worker;
